import { parentPort, workerData } from 'node:worker_threads';
import { engineFor, packsBehind } from '../packs/packs.ts';
import { Arena } from './arena.ts';
import { perform, type Task } from './tasks.ts';

/** A thread that plays games of a training, one task at a time. It is told a haunt whose packs it plays. */
const arena = new Arena(engineFor(packsBehind(String(workerData))));
parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(arena, task)));
