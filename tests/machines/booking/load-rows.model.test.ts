import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import type { LclRowText } from '../../../domain/modes/lcl/search';
import type { Load } from '../../../domain/offer/load';
import { selectLoadRows } from '../../../machines/booking/load-rows';
import { typedLoad } from '../../../machines/booking/load-rows/load-rows.rules';
import { describeModel } from '../../support/model/describe-model';
import { loadRowsPlan } from '../../support/plans/booking/load-rows.plan';

/** Address words of the load: empty rows are omitted. */
const said = (load: ReturnType<typeof typedLoad>) => JSON.stringify(LCL_LOAD.words(load as Load<LclRowText>));

describeModel(loadRowsPlan, {
  invariants: {
    'there is always a row to type into': ({ context }) => context.rows.length > 0,
    'no two rows share a name': ({ context: { rows } }) => new Set(rows.map(({ key }) => key)).size === rows.length,
    'while nobody types, the address says these goods': (now) =>
      now.hasTag('typing') || now.context.told === null || said(typedLoad(now.context)) === said(now.context.told),
    'what is not dangerous is looked up by nobody': (now) => {
      const { isDanger, rows } = selectLoadRows(now);
      return isDanger === 'Y' || rows.every(({ identity }) => identity.kind !== 'known');
    },
  },
});
