import { LCL as WIRE } from '../../contract/modes/lcl';
import { LCL_FAULT_CODES } from '../../domain/modes/lcl/fault';
import { OWN } from '../../domain/modes/lcl/fields';
import { LCL_FINDING_CODES } from '../../domain/modes/lcl/finding';
import type { LclForm, LclRowFacts } from '../../domain/modes/lcl/form';
import { LCL } from '../../domain/modes/lcl/mode';
import { ROW } from '../../domain/modes/lcl/row-fields';
import { lclCopy } from '../../src/copy/modes/lcl';
import { GENERAL_SEARCH, generalLcl, lclFacts, lclQuoteFor, soundLcl } from '../support/lcl-order';
import { describeMode } from '../support/modes/describe-mode';
import { type Declared, inForm } from '../support/modes/mode-case';

const inRow = Object.entries(ROW.fields).map(
  ([name, field]): Declared<LclForm> => ({
    path: `goods.0.${name}`,
    field,
    withValue: (form, value) => ({
      ...form,
      lcl: { ...form.lcl, '1': { ...form.lcl['1'], [name]: value } as LclRowFacts },
    }),
  }),
);

describeMode({
  mode: LCL,
  wire: WIRE,
  samples: [
    { form: soundLcl, facts: lclFacts() },
    { form: generalLcl, facts: lclFacts(lclQuoteFor(GENERAL_SEARCH)) },
  ],
  declared: [...inForm<LclForm>(OWN.fields), ...inRow],
  words: {
    steps: lclCopy.steps,
    labels: { ...lclCopy.label, ...lclCopy.rowLabel },
    faults: lclCopy.fault,
    findings: lclCopy.finding,
  },
  codes: { faults: LCL_FAULT_CODES, findings: LCL_FINDING_CODES },
});
