/*
 * One of several threads that finish pages. Reports when it is ready, receives lists of files, and
 * returns the problems of each.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./page-pool')} */
const { batchFinisher } = await tsImport('./page-pool.ts', import.meta.url);
const finish = batchFinisher(workerData);

parentPort?.on('message', async (files) => parentPort?.postMessage(await finish(files)));
parentPort?.postMessage('ready');
