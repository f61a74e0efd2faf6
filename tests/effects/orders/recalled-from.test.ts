import { describe, expect, it } from 'vitest';

import type { OrderForm } from '../../../domain/order/form/form';
import type { RemoteDraft } from '../../../machines/order/order-draft';
import type { KeptDraft } from '../../../src/effects/orders/draft-store';
import { recallDraft, stillThere } from '../../../src/effects/orders/recall-drafts';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

const of = (remark: string, quoteId = ''): OrderForm => ({ ...SOUND, remark, quoteId });

const here = (key: string, savedAt: number, change: Partial<KeptDraft> = {}, revision = 0): KeptDraft => ({
  key,
  isPending: false,
  owner: '',
  draftId: key,
  about: null,
  rival: null,
  draft: { form: of(key), savedAt, revision, isSent: false },
  ...change,
});

const there = (draftId: string, savedAt: number, form = of(draftId)): RemoteDraft => ({
  draftId,
  form,
  savedAt,
  revision: 1,
  about: null,
});

type Asked = Parameters<typeof recallDraft>[0];
const recalled = (kept: readonly KeptDraft[], remotes: readonly RemoteDraft[] = [], asked: Partial<Asked> = {}) =>
  recallDraft({ kept, remotes, claim: null, isElsewhere: () => false, quoteId: '', ...asked });

describe('draft that a page resumes', () => {
  it('is the one written last, here or at the gateway', () => {
    expect(recalled([here('K1', 3), here('K2', 5)], [there('D3', 4)])).toMatchObject({
      key: 'K2',
      others: [{ draftId: 'D3' }, { key: 'K1' }],
    });
    expect(recalled([here('K1', 3)], [there('D3', 4)])).toMatchObject({ draftId: 'D3', isPending: false, local: null });
    // A draft stored at both has the newer of its two dates.
    expect(recalled([here('K1', 3), here('K2', 5)], [there('K1', 6)])).toMatchObject({ key: 'K1' });
  });

  it('has the newer of its two versions, the local one on a tie', () => {
    const told = (local: number, remote: number) =>
      recalled([here('K1', local), here('K2', 99)], [there('K1', remote, of('theirs'))]).others[0]?.form.remark;
    expect([told(5, 4), told(4, 5), told(5, 5)]).toEqual(['K1', 'theirs', 'K1']);
  });

  it('is new and local when there is none', () => {
    expect(recalled([])).toMatchObject({
      isPending: false,
      about: null,
      local: null,
      remote: null,
      rival: null,
      others: [],
    });
  });
});

describe('draft of the previous release without a gateway id', () => {
  const nameless = (revision: number) => here('K1', 3, { draftId: null }, revision);

  it('takes the gateway draft with the same content', () => {
    expect(recalled([nameless(0)], [there('D1', 1), there('D2', 2, of('K1'))])).toMatchObject({
      key: 'K1',
      draftId: 'D2',
    });
  });

  it('takes the first gateway draft if it was sent, else none', () => {
    expect(recalled([nameless(1)], [there('D1', 1), there('D2', 2)])).toMatchObject({ key: 'K1', draftId: 'D1' });
    expect(recalled([nameless(0)], [there('D1', 1)])).toMatchObject({ key: 'K1', draftId: null, remote: null });
  });
});

describe('draft ownership', () => {
  it('prefers the draft of the tab or of the quote to a newer one', () => {
    const two = [
      here('K1', 3),
      here('K2', 5, { draft: { form: of('K2', 'Q2'), savedAt: 5, revision: 0, isSent: false } }),
    ];
    expect(recalled(two, [], { claim: 'K1' }).key).toBe('K1');
    expect(recalled(two, [], { claim: 'K1', quoteId: 'Q2' }).key).toBe('K2');
    expect(recalled(two, [], { claim: 'K1', quoteId: 'Q9' }).key).toBe('K1');
  });

  it('leaves out a draft open in another tab', () => {
    const elsewhere = { isElsewhere: (key: string) => key === 'K2' };
    expect(recalled([here('K1', 3), here('K2', 5)], [], elsewhere)).toMatchObject({ key: 'K1', others: [] });
  });
});

describe('dismissed draft', () => {
  const asked = { quoteId: 'Q9', leftUpTo: 4 };

  it('is not offered again at another quote, but newer ones are', () => {
    expect(recalled([here('K1', 3)], [there('D3', 4)], asked)).toMatchObject({ local: null, remote: null, others: [] });
    expect(recalled([here('K1', 3), here('K2', 5)], [], asked)).toMatchObject({ key: 'K2', others: [] });
  });

  it('is resumed at its own quote or without a quote', () => {
    const own = here('K1', 3, { draft: { form: of('K1', 'Q9'), savedAt: 3, revision: 1, isSent: true } });
    expect(recalled([own], [], asked)).toMatchObject({ key: 'K1' });
    expect(recalled([here('K1', 3)], [], { ...asked, quoteId: '' })).toMatchObject({ key: 'K1' });
    expect(recalled([here('K1', 3)], [], { ...asked, claim: 'K1' })).toMatchObject({ key: 'K1' });
  });
});

describe('draft deleted elsewhere', () => {
  const sent = here('K1', 3, { draft: { form: of('K1'), savedAt: 3, revision: 1, isSent: true } });

  it('disappears here unless it was never sent', () => {
    expect(stillThere([sent], [])).toEqual([]);
    expect(stillThere([sent], [there('K1', 3)])).toEqual([sent]);
    expect(stillThere([here('K2', 3)], [])).toHaveLength(1);
    expect(stillThere([{ ...sent, draftId: null }], [])).toHaveLength(1);
  });
});
