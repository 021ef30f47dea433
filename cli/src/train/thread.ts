import { parentPort, workerData } from 'node:worker_threads';
import { engineFor, packsBehind } from '../packs/packs.ts';
import { performTask, type TrainingTask } from './tasks.ts';
import { TrainingGround } from './training-ground.ts';

/** A thread that plays games of a training, one task at a time. It is told a haunt whose packs it plays. */
const ground = new TrainingGround(engineFor(packsBehind(String(workerData))));
parentPort?.on('message', (task: TrainingTask) => parentPort?.postMessage(performTask(ground, task)));
