import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectSignature, type SignatureActor, type SignatureSnapshot } from '../../../machines/booking/signature';
import { signatureCopy as copy } from '../../../src/copy/mall/approval';
import { Signature } from '../../../src/features/mall/approval/signature';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { signaturePlan } from '../../support/plans/booking/signature.plan';

function look(snapshot: SignatureSnapshot) {
  const { stage, path } = selectSignature(snapshot);
  expect(screen.getByText(copy.says[stage])).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(stage === 'typed');
  const box = screen.queryByRole('img', { name: copy.box });
  expect(box === null).toBe(stage === 'typed');
  if (box) expect(box.querySelectorAll('path')[1]?.getAttribute('d')).toBe(path);
}

const turn = (isTyped: boolean) => (_: unknown, snapshot: SignatureSnapshot) =>
  (selectSignature(snapshot).stage === 'typed') === isTyped ? late() : person.press('checkbox', copy.typed);

walkView({
  plan: signaturePlan,
  mount: (actor: SignatureActor) => <Signature actor={actor} />,
  perform: {
    'pad.clear': () => pressOrLate('button', copy.clear),
    'typing.choose': turn(true),
    'drawing.choose': turn(false),
  },
  byWorld: { 'pen.down': 'a finger', 'pen.move': 'a finger', 'pen.up': 'a finger' },
  look,
});
