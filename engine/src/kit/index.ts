export { runScript, type Script, ScriptError, type ScriptResult } from './script.ts';
