export { type Judge, Planner } from './planner.ts';
