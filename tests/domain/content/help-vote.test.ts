import { describe, expect, it } from 'vitest';

import { HELPED, helpVoteFault } from '../../../domain/content/help-vote';

const no = { helped: false, reason: 'unclear', words: '' } as const;

describe('help vote', () => {
  it('accepts a yes alone, or a no with a reason', () => {
    expect(helpVoteFault(HELPED)).toBe(null);
    expect(helpVoteFault(no)).toBe(null);
    expect(helpVoteFault({ ...no, reason: 'other', words: '图片' })).toBe(null);
    expect(helpVoteFault({ ...no, words: '字'.repeat(200) })).toBe(null);
  });

  it.each([
    ['a yes with a reason', { ...HELPED, reason: 'wrong' }, 'reason'],
    ['a yes with words', { ...HELPED, words: '好' }, 'reason'],
    ['a no without a reason', { ...no, reason: null, words: '不知道' }, 'reason'],
    ['something else that is not said', { ...no, reason: 'other', words: ' 图 ' }, 'words'],
    ['more words than are taken', { ...no, words: '字'.repeat(201) }, 'words'],
    ['words that cannot be seen', { ...no, words: '图\u202E片' }, 'unseen'],
  ] as const)('rejects %s', (_, vote, fault) => {
    expect(helpVoteFault(vote)).toBe(fault);
  });
});
