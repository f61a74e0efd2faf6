import { describeModel } from '../../support/model/describe-model';
import { deskPalettePlan } from '../../support/plans/house/desk-palette.plan';

describeModel(deskPalettePlan, {
  invariants: {
    'nothing is looked for by too little': ({ context: { text }, ...now }) => !now.hasTag('finding') || text.length > 1,
    'hits belong to the text that stands there': ({ context: { found, text } }) => found === null || text.length > 1,
    'nothing typed is left behind': ({ context: { text }, ...now }) => now.hasTag('open') || text === '',
  },
});
