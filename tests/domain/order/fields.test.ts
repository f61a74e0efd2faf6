import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fieldsSchema } from '../../../contract/wire/fields-wire';
import {
  choiceField,
  dayField,
  filesField,
  codeField,
  choicesField,
  momentField,
  moneyField,
  numberField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../../domain/order/form/field-kinds';
import { buildPart, nestFields, type PartOf } from '../../../domain/order/form/fields';

const at = { step: 'load' };

const FIELDS = {
  owner: choiceField(['COC', 'SOC'], { ...at, need: true }),
  term: codeField(at),
  marks: textField({ ...at, most: 4, need: true }),
  ton: numberField({ ...at, places: 3, over: 0, most: 30, code: 'grossKg' }),
  pallets: wholeField({ ...at, least: 1, most: 9_999, code: 'pieces' }),
  value: moneyField({ ...at, over: 0, code: 'money' }),
  from: dayField({ ...at, code: 'dayTooEarly' }),
  ready: momentField({ ...at, code: 'readyDate' }),
  extras: choicesField(['A', 'B'], at),
  promise: tickField({ ...at, need: true }),
  trucks: rowsField(
    { plateNo: textField({ ...at, most: 8, need: true }), escort: textField({ ...at, most: 20 }) },
    { ...at, most: 2 },
  ),
  cert: filesField({ ...at, most: 1 }),
};

type Form = PartOf<typeof FIELDS> & { isDanger: 'Y' | 'N' };
type Facts = { today: string };

const LOAD = buildPart<typeof FIELDS, { isDanger: 'Y' | 'N' }, Facts>(FIELDS, {
  asks: { ready: ({ isDanger }) => isDanger === 'Y' },
  needs: { cert: ({ isDanger }) => isDanger === 'Y' },
  rules: { from: ({ from }, { today }) => (from > today ? null : 'dayTooEarly') },
});

const sound: Form = { ...LOAD.blank, isDanger: 'N', owner: 'SOC', marks: 'N/M', promise: true };
const told = (change: Partial<Form>) =>
  LOAD.faults({ ...sound, ...change }, { today: '2026-11-20' }).map(({ path, code }) => `${path} ${code}`);

describe('declared field', () => {
  it('is blank by default', () => {
    expect(LOAD.blank).toEqual({
      owner: '',
      term: '',
      marks: '',
      ton: '',
      pallets: '',
      value: '',
      from: '',
      ready: '',
      extras: [],
      promise: false,
      trucks: [],
      cert: [],
    });
    expect([LOAD.stepOf('ton'), LOAD.stepOf('remark'), LOAD.stepOf('toString')]).toEqual(['load', null, null]);
  });

  it.each([
    ['nothing wrong', {}, []],
    [
      'what cannot be left blank',
      { owner: '', marks: ' ', promise: false },
      ['owner required', 'marks required', 'promise required'],
    ],
    ['a text that is too long', { marks: 'N/M/N' }, ['marks tooLong']],
    ['one that is as long as it may be, whatever stands around it', { marks: '  N/M-  ' }, []],
    ['a number too long to be one', { ton: '1'.repeat(21) }, ['ton grossKg']],
    [
      'a number out of bounds',
      { ton: '0', pallets: '1.5', value: '-1' },
      ['ton grossKg', 'pallets pieces', 'value money'],
    ],
    ['a number too fine', { ton: '1.2345' }, ['ton grossKg']],
    ['the most there may be', { ton: '30', pallets: '9,999' }, []],
    ['a day that is none', { from: '2026-02-30' }, ['from dayTooEarly']],
    ['a day the rule does not like', { from: '2026-11-20' }, ['from dayTooEarly']],
    ['a day it does', { from: '2026-11-21' }, []],
    ['what is not asked', { ready: 'soon' }, []],
    ['the same where it is', { ready: 'soon', isDanger: 'Y' }, ['ready readyDate', 'cert required']],
    ['a list of codes', { extras: ['A', 'B'] }, []],
    ['a list that is too long', { extras: ['A', 'B', 'C'] }, ['extras tooLong']],
    [
      'a row with something missing',
      {
        trucks: [
          { plateNo: '沪A12345', escort: '' },
          { plateNo: '', escort: '' },
        ],
      },
      ['trucks.1.plateNo required'],
    ],
  ] satisfies [string, Partial<Form>, string[]][])('reports $2 for %s', (_, change, faults) => {
    expect(told(change)).toEqual(faults);
  });

  it('reports required fields, filled or not, row by row', () => {
    const facts = { today: '2026-11-20' };
    expect(LOAD.required(sound, facts)).toEqual(['owner', 'marks', 'promise']);
    const dangerous: Form = { ...sound, isDanger: 'Y', trucks: [{ plateNo: '', escort: '' }] };
    expect(LOAD.required(dangerous, facts)).toEqual(['owner', 'marks', 'promise', 'trucks.0.plateNo', 'cert']);
  });

  it('is prefixed with the name of its parent', () => {
    const part = nestFields('shipper', buildPart({ name: textField({ ...at, most: 3, need: true }) }));
    expect(part.faults({ shipper: { name: '' } }, null)).toEqual([{ path: 'shipper.name', code: 'required' }]);
    expect(part.required({ shipper: { name: 'A' } }, null)).toEqual(['shipper.name']);
  });
});

describe('declared field on the wire', () => {
  const wire = fieldsSchema(FIELDS);

  it('defaults to blank when missing', () => {
    expect(v.parse(wire, {})).toEqual(LOAD.blank);
    const part = { ...LOAD.blank, owner: 'SOC', marks: 'N/M', promise: true };
    expect(v.parse(wire, { ...part, isDanger: 'Y' })).toEqual(part);
  });

  it.each([
    ['a text twice as long', { marks: 'N/M/N/M/' }, true],
    ['a longer one', { marks: 'N/M/N/M/N' }, false],
    ['a number of twenty characters', { ton: '1'.repeat(20) }, true],
    ['a longer one of those', { ton: '1'.repeat(21) }, false],
    ['a code nobody knows', { owner: 'XXX' }, false],
    ['twice as many rows', { trucks: [{}, {}, {}, {}] }, true],
    ['more of them', { trucks: [{}, {}, {}, {}, {}] }, false],
    ['a tick that is a text', { promise: 'yes' }, false],
  ])('is accepted: $2, for %s', (_, form, isTaken) => {
    expect(v.safeParse(wire, form).success).toBe(isTaken);
  });
});
