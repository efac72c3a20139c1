import { noClock } from './noClock.mjs';
import { noFixedColor } from './noFixedColor.mjs';
import { wholeTexts } from './wholeTexts.mjs';

/** The rules of this project for oxlint. */
export default {
  meta: { name: 'project' },
  rules: { 'no-clock': noClock, 'no-fixed-color': noFixedColor, 'whole-texts': wholeTexts },
};
