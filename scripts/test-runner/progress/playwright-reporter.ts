import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter';
import { reportProgress } from './report-progress.mjs';

/** Reports each finished browser test. */
export default class ProgressReporter implements Reporter {
  private done = 0;
  private all = 0;
  private folder = '';

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.folder = rootDir;
    this.all = suite.allTests().length;
    reportProgress({ done: 0, all: this.all });
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    this.done += 1;
    reportProgress({ done: this.done, all: this.all });
    if (status === test.expectedStatus || status === 'skipped') return;
    const [, project, , ...titles] = test.titlePath();
    const file = relative(this.folder, test.location.file);
    reportProgress({ failed: `[${project}] ${file} › ${titles.join(' › ')}` });
  }

  /** Details of failures come from the other reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
