/** @jest-environment node */
import { asModule } from './react-modules';

test('finds the imports and exports of a module', () => {
  const module = asModule(`"use strict";
var Scheduler = require("scheduler"),
  Other = require("react-dom");
exports.Component = Component;
exports.now = void 0;
if (Other.x) {
  exports.now = function () { return exports.now(); };
}`);
  expect(module).toBe(`let export_now;
"use strict";
import * as Scheduler from "scheduler";
  import * as Other from "react-dom";
const export_Component = Component;
export_now = void 0;
if (Other.x) {
  export_now = function () { return export_now(); };
}
export { export_Component as Component };
export { export_now as now };
export default { Component: export_Component, now: export_now };`);
});
