import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that brings what SQLite has written ahead into its file, without keeping anybody from writing on. */

const database = new DatabaseSync(String(workerData));

parentPort?.on('message', () => {
  database.exec('pragma wal_checkpoint(passive)');
  parentPort?.postMessage('done');
});
