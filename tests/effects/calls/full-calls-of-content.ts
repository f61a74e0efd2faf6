import type { AnyActorLogic } from 'xstate';

import { contentEditorCallsVia, contentListCallsVia, uptakeCallsVia } from '../../../src/effects/house/content-calls';
import type { Asked, FullCall } from './full-calls';

/** Union of all document fields; the wire accepts any. */
const WRITTEN = {
  heads: {
    title: '标',
    type: 'port',
    summary: '摘',
    source: '源',
    group: '级',
    intro: '导',
    shows: 'picture',
    effectiveOn: '2027-01-15',
    slug: 'year-end',
    startsAt: '2026-12-21 10:00',
    endsAt: '2026-12-28 18:00',
  },
  text: '正文',
  blocks: [{ type: 'hero', said: { text: '年末一次算清' } }],
};
type Call = (of: (line: Asked) => AnyActorLogic, input: unknown, ...asks: string[]) => FullCall;

/** Desk calls about articles and campaigns. */
export const callsOfContent = (call: Call): Record<string, FullCall> => ({
  houseContent: call(({ gateway }) => contentListCallsVia(gateway).loadItems, undefined, 'POST /api-desk/content {}'),
  readContent: call(
    ({ gateway }) => contentEditorCallsVia(gateway).readContent,
    { kind: 'help', key: '1.2.4' },
    'POST /api-desk/content/help/1.2.4 {"kind":"help","key":"1.2.4"}',
  ),
  saveContent: call(
    ({ gateway }) => contentEditorCallsVia(gateway).saveContent,
    { kind: 'help', key: '1.2.4', turn: 3, written: WRITTEN },
    `POST /api-desk/content/save ${JSON.stringify({ kind: 'help', key: '1.2.4', turn: 3, written: WRITTEN })}`,
  ),
  previewCampaign: call(
    ({ gateway }) => contentEditorCallsVia(gateway).previewCampaign,
    { key: '1004', written: WRITTEN },
    `POST /api-desk/campaigns/preview ${JSON.stringify({ key: '1004', written: WRITTEN })}`,
  ),
  campaignUptake: call(
    ({ gateway }) => uptakeCallsVia(gateway).loadUptake,
    { key: '1004', slot: '', page: 2 },
    'POST /api-desk/campaigns/1004/uptake {"key":"1004","slot":"","page":2}',
  ),
  actOnContent: call(
    ({ gateway }) => contentEditorCallsVia(gateway).actOnContent,
    { kind: 'news', key: '1001', turn: 4, act: 'restore', number: 2 },
    'POST /api-desk/content/news/1001/act {"kind":"news","key":"1001","turn":4,"act":"restore","number":2}',
  ),
  actOnLegalText: call(
    ({ gateway }) => contentEditorCallsVia(gateway).actOnContent,
    { kind: 'legal', key: 'desk-protocol', turn: 7, act: 'publish', number: null },
    'POST /api-desk/legal/desk-protocol/act {"key":"desk-protocol","turn":7,"act":"publish"}',
  ),
});
