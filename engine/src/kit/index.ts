export { checkCopies, checkSaves } from './copies.ts';
export { checkCoverage, unreached } from './coverage.ts';
export { KitError, PROPERTIES, type Property } from './failure.ts';
export { checkOptions } from './options.ts';
export { checkEverything } from './properties.ts';
export { runScript, type Script, ScriptError, type ScriptResult } from './script.ts';
export { checkSecrecy, checkSecrecyOnce } from './secrecy.ts';
export { checkVariety } from './variety.ts';
export { type Budget, walk } from './walk.ts';
