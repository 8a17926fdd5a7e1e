/*
 * One of several threads that finish pages. Says when it is ready, takes lists of files, and answers
 * each with what is wrong with them.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./page-pool')} */
const { batchFinisher } = await tsImport('./page-pool.ts', import.meta.url);
const finish = batchFinisher(workerData);

parentPort?.on('message', async (files) => parentPort?.postMessage(await finish(files)));
parentPort?.postMessage('ready');
