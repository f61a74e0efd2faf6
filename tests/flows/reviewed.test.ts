import { expect, it } from 'vitest';

import { differences } from '../support/agreed/papers';
import { behavioursIn } from '../support/model/reviewed';

const TABLE = `session 会话
  begins in in

  in [signedIn] 已登录
    session.signOut
      → out: forget

  out 未登录
`;

it('names the changed behaviour of a stale chart: state, event and outcome', () => {
  expect(behavioursIn(TABLE)).toContain('session › in › session.signOut › → out: forget');
  const now = TABLE.replace('→ out: forget', 'stay');
  expect(differences(behavioursIn(TABLE), behavioursIn(now))).toEqual([
    'gone: session › in › session.signOut › → out: forget',
    'new: session › in › session.signOut › stay',
  ]);
});
