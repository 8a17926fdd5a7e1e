import { reportProgress } from './report-progress.mjs';

/** Reports each finished file of unit tests, and each failed test. */
export default class ProgressReporter {
  onTestResult(_test, { testResults, testExecError, testFilePath }, results) {
    const done = results.numTotalTestSuites - results.numPendingTestSuites;
    const failed = testResults.filter(({ status }) => status === 'failed');
    reportProgress({
      done: Math.min(results.numPassedTestSuites + results.numFailedTestSuites, done),
      all: results.numTotalTestSuites,
    });
    for (const { fullName } of failed) reportProgress({ failed: fullName });
    if (testExecError && failed.length === 0) reportProgress({ failed: testFilePath });
  }
}
