/*
 * One of several threads that finish pages. Says when it is ready, takes lists of files, answers
 * each once it is done with it, and an empty list with its report.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./finish-pages')} */
const { pageFinisher } = await tsImport('./finish-pages.ts', import.meta.url);
const { report, finishAll } = await pageFinisher(workerData);

parentPort?.on('message', async (files) => {
  await finishAll(files);
  parentPort?.postMessage(files.length > 0 ? 'done' : report);
});
parentPort?.postMessage('ready');
