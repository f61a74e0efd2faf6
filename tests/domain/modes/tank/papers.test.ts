import { expect, it } from 'vitest';

import type { TankForm } from '../../../../domain/modes/tank/form';
import { requiredPapers } from '../../../../domain/modes/tank/papers';
import { wantedPapers } from '../../../../src/modes/tank/tank-order-view';
import { soundTank, tankQuoteFor } from '../../../support/tank-order';

const quote = tankQuoteFor();
const kinds = (form: TankForm) => wantedPapers(form, quote).map(({ docType }) => docType.split(':')[0]);

it('requires the later documents on the form, and none of packages', () => {
  const later = requiredPapers(soundTank, quote.offer.detail.cargo).map(({ docType }) => docType);
  expect(kinds(soundTank)).toEqual([...later, 'POA']);
  expect(later).toEqual(expect.arrayContaining(['PRECREG', 'PRECTRANS', 'EXPLIC']));
  expect(kinds(soundTank)).not.toContain('PKG_USE');
  expect(kinds({ ...soundTank, cleanAtDest: 'N' })).toContain('WASHPROMISE');
  expect(wantedPapers(soundTank, null)).toEqual([]);
});

it('names a data sheet with its substance', () => {
  const [sheet] = wantedPapers(soundTank, quote);
  expect(sheet).toMatchObject({ docType: 'SDS_CN:1294', standing: 'optional' });
});
