import type { BlockChange } from '../../../../domain/campaigns/changes';
import type { DocumentHead } from '../../../../domain/content/document';
import { contentEditorMachine } from '../../../../machines/house/content-editor';
import { CAMPAIGN, HERO, toldOf } from '../../../../stories/house/campaign-desk.fixtures';
import { ARTICLE, PAGE, PROTOCOL, REDRAFTED } from '../../../../stories/house/content.fixtures';
import type { WrittenBlock } from '../../../../domain/campaigns/written';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });

const SOUND = { heads: PAGE.written.heads, text: PAGE.written.text };

function changesOf(blocks: readonly WrittenBlock[], isRemoved: boolean): Record<string, { change: BlockChange }> {
  const [first] = blocks;
  if (isRemoved) return { 'the part comes back': { change: { kind: 'restore' } } };
  if (!first) return { 'a part is put on': { change: { kind: 'add', type: 'countdown' } } };
  if (first.type === 'countdown') return { 'a part is taken out': { change: { kind: 'remove', at: 0 } } };
  if (first.type !== 'hero') return { 'the part moves back': { change: { kind: 'move', at: 0, by: 1 } } };
  const say = (said: string) => ({ change: { kind: 'say', at: 0, field: 'text', said } as const });
  if (first.said.text === '好') return { 'the text it had': say(HERO.said.text ?? '') };
  return { 'a text that is too short': say('好'), 'a part moves down': { change: { kind: 'move', at: 0, by: 1 } } };
}

export const contentEditorPlan = sharedPlan('contentEditorPlan', contentEditorMachine, {
  inputs: {
    'an article, by somebody who writes': { ref: { kind: 'news', key: '1001' }, canWrite: true, canPublish: false },
    'an article, by somebody who reads': { ref: { kind: 'news', key: '1001' }, canWrite: false, canPublish: false },
    'an agreement, by somebody who publishes': {
      ref: { kind: 'legal', key: 'desk-protocol' },
      canWrite: false,
      canPublish: true,
    },
    'a campaign, by somebody who writes': { ref: { kind: 'campaign', key: '1004' }, canWrite: true, canPublish: false },
    'a campaign, by somebody who reads': {
      ref: { kind: 'campaign', key: '1004' },
      canWrite: false,
      canPublish: false,
    },
    'a new page of help': { ref: { kind: 'help', key: null }, canWrite: true, canPublish: false },
  },
  events: {
    'key.type': ({ context: { key } }): Record<string, { key: string }> =>
      key === '' ? { 'a code': { key: '1.2.4' } } : {},
    'head.type': ({ context: { ref, form } }): Record<string, { head: DocumentHead; said: string }> => {
      if (ref.kind === 'legal' || ref.kind === 'campaign') return {};
      if (ref.kind === 'news')
        return form.heads.title === '夏'
          ? { 'the title it had': { head: 'title', said: ARTICLE.written.heads.title ?? '' } }
          : { 'a title that is too short': { head: 'title', said: '夏' } };
      const missing = (['group', 'title', 'intro'] as const).find((head) => form.heads[head] === undefined);
      return missing === undefined ? {} : { 'what is missing': { head: missing, said: SOUND.heads[missing] ?? '' } };
    },
    'text.type': ({ context: { ref, form } }) => ({
      ...(ref.kind !== 'campaign' && form.text !== SOUND.text && { 'a sound text': { text: SOUND.text } }),
    }),
    'blocks.change': ({ context: { ref, form, removed } }) =>
      ref.kind === 'campaign' ? changesOf(form.blocks ?? [], removed !== null) : {},
    'preview.ask': 'bare',
    'draft.save': 'bare',
    'act.do': {
      publish: { act: 'publish', number: null },
      'take back': { act: 'takeBack', number: null },
      restore: { act: 'restore', number: 1 },
      'restore nothing': { act: 'restore', number: null },
    },
    'draft.drop': 'bare',
    'drop.leave': 'bare',
    'content.reload': 'bare',
    'page.leave': {
      'for the list': { page: { name: 'content' } },
      'signing out': { page: null },
    },
    'page.stay': 'bare',
    'text.abandon': 'bare',
  },
  outcomes: {
    closingGuard: 'stream',
    readContent: {
      done: {
        'an article that is read': { ok: true, shown: ARTICLE },
        'a draft of an article': { ok: true, shown: REDRAFTED },
        'a campaign': { ok: true, shown: CAMPAIGN },
        'a draft of an agreement': { ok: true, shown: PROTOCOL },
        'one that is gone': failed('gone'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no text') },
    },
    saveContent: {
      done: {
        kept: { ok: true, key: '1001' },
        'somebody was faster': failed('moved'),
        'a code that is taken': failed('taken'),
      },
      error: { bug: new TypeError('not kept') },
    },
    previewCampaign: {
      done: { told: { ok: true, campaign: toldOf(CAMPAIGN) }, offline: failed('network') },
      error: { bug: new TypeError('no preview') },
    },
    actOnContent: {
      done: { done: { ok: true }, 'somebody was faster': failed('moved'), offline: failed('network') },
      error: { bug: new TypeError('not done') },
    },
  },
  distinguish: ({ ref, canWrite, canPublish, key, shown, form, act, way, failureCode, removed, told }) => [
    ref.key,
    canWrite,
    canPublish,
    key,
    shown?.turn ?? null,
    JSON.stringify(form.heads),
    form.text,
    JSON.stringify(form.blocks ?? []),
    removed?.block.type,
    told === null ? null : told.of === JSON.stringify(form),
    act,
    way,
    failureCode,
  ],
});
