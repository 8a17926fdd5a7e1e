import { tell } from './tell.mjs';

/** Tells of each file of unit tests as it ends, and of each test that failed. */
export default class ProgressReporter {
  onTestResult(_test, { testResults, testExecError, testFilePath }, results) {
    const done = results.numTotalTestSuites - results.numPendingTestSuites;
    const failed = testResults.filter(({ status }) => status === 'failed');
    tell({
      done: Math.min(results.numPassedTestSuites + results.numFailedTestSuites, done),
      all: results.numTotalTestSuites,
    });
    for (const { fullName } of failed) tell({ failed: fullName });
    if (testExecError && failed.length === 0) tell({ failed: testFilePath });
  }
}
