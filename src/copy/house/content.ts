import type { DocumentHead, DocumentKind, DocumentState } from '../../../domain/content/document';
import { FAULT_WORDS, LEGAL_BAR_WORDS } from '../../../domain/content/fault-words';
import { type HelpShows, HELP_CODE_SAYS } from '../../../domain/content/help';
import type { HelpReason, HelpTally } from '../../../domain/content/help-vote';
import type { ContentAct, ContentDeed, ContentPast } from '../../../domain/house/content';
import type { EditorFailureCode, EditorFault } from '../../../machines/house/content-editor';
import { helpVoteCopy } from '../pages/help-vote';

export const contentCopy = {
  title: '内容',
  what: '内容列表',
  kinds: { news: '资讯', help: '帮助', campaign: '活动', legal: '协议' } satisfies Record<DocumentKind, string>,
  write: { news: '写一篇资讯', help: '写一页帮助', campaign: '写一个活动' } satisfies Record<
    Exclude<DocumentKind, 'legal'>,
    string
  >,
  states: { DRAFT: '草稿', PUBLISHED: '已发布', TAKEN_BACK: '已撤下' } satisfies Record<DocumentState, string>,
  hasDraft: '有草稿未发布',
  columns: { key: '编号', title: '标题', state: '状态', changedAt: '改动时间', votes: '读者评价', phase: '阶段' },
  empty: { title: '还没有内容', text: '写一篇资讯、一页帮助或一个活动，存为草稿后再发布。' },
  back: '返回内容列表',
  fresh: { news: '新的资讯', help: '新的帮助', campaign: '新的活动', legal: '协议' } satisfies Record<
    DocumentKind,
    string
  >,
  reading: '正在取这一篇…',
  unread: '载入失败',
  reload: '重新载入',
  reloadOver: '放弃我的改动，重新载入',
  votes: {
    title: '读者评价',
    none: '这一版还没有读者评价。',
    tally: ({ helped, unhelped }: HelpTally) => `有帮助 ${helped} · 没有帮助 ${unhelped}`,
    before: ({ helped, unhelped }: HelpTally) => `以前各版：有帮助 ${helped} · 没有帮助 ${unhelped}`,
    reason: (reason: HelpReason, count: number) => `${helpVoteCopy.reasons[reason]} ${count}`,
    said: '读者的说明，最新的在前，最多 50 条',
  },
  onlyRead: '您的岗位只能看，不能改。',
  heads: {
    title: '标题',
    type: '分类',
    summary: '摘要',
    source: '来源',
    group: '上级',
    intro: '导语',
    shows: '附图',
    effectiveOn: '生效日，例如 2027-01-01',
    slug: '网址名，例如 tank-autumn',
    startsAt: '开始（北京时间），例如 2026-12-01 10:00',
    endsAt: '结束（北京时间），例如 2026-12-15 18:00',
  } satisfies Record<DocumentHead, string>,
  key: '编码，例如 1.2.4',
  shows: { none: '没有', picture: '小程序码', papers: '公司资质' } satisfies Record<HelpShows | 'none', string>,
  text: {
    news: '正文，段间空一行',
    help: '正文，节间空一行，每节第一行为小标题',
    legal: '正文：小标题以 # 开头，各项以 - 开头，表格每行以 | 开头、格间也用 |，段间空一行',
  } satisfies Record<Exclude<DocumentKind, 'campaign'>, string>,
  legal: {
    holds: (day: string) => `现行的一版自 ${day} 起生效。`,
    comes: (day: string) => `下一版已发布，自 ${day} 起生效；到那天为止客户同意的仍是现行的一版，可以撤回。`,
    drafted: '草稿已存，客户还看不到；由没有改过它的管理员发布。',
    takeBack: '撤回未生效的一版',
    bars: LEGAL_BAR_WORDS,
  },
  preview: '预览：读者会看到的样子',
  noPreview: '写得合格后，这里就是读者看到的样子。',
  save: '存为草稿',
  standing: {
    DRAFT: '文字已存为草稿，读者还看不到。',
    PUBLISHED: '已发布，读者看到的就是这些文字。',
    REDRAFTED: '文字已存为草稿，读者看到的仍是上次发布的版本。',
    TAKEN_BACK: '已撤下，读者看不到。',
    RESTORED: '文字已存为草稿；这一篇已撤下，读者看不到。',
  } satisfies Record<DocumentState | 'REDRAFTED' | 'RESTORED', string>,
  unsaved: '有改动未存；存为草稿后才能发布或撤下。',
  acts: {
    publish: '发布',
    takeBack: '撤下',
    restore: '取回为草稿',
    drop: '丢弃草稿',
  } satisfies Record<ContentAct, string>,
  drop: { ask: '草稿丢弃后找不回来，确定丢弃吗？', sure: '确定丢弃', leave: '不丢弃' },
  parting: {
    ask: '有改动未存，离开后找不回来。要离开吗？',
    stay: '留下继续写',
    save: '存为草稿并离开',
    abandon: '不存，离开',
  },
  restoreAfter: '有草稿时不能取回旧版；要取回，请先发布或丢弃草稿。',
  past: '发布过的版本',
  pastActs: { published: '发布', takenBack: '撤下' } satisfies Record<ContentPast['act'], string>,
  byCommand: '命令行',
  version: (number: number) => `版本 ${number}`,
  restoreOf: (number: number) => `取回版本 ${number} 为草稿`,
  deeds: {
    'content.drafted': '存内容草稿',
    'content.published': '发布内容',
    'content.takenBack': '撤下内容',
    'content.restored': '取回内容旧版',
    'content.dropped': '丢弃内容草稿',
    'campaign.looked': '看活动的领取与预约',
  } satisfies Record<ContentDeed, string>,
  faults: {
    type: '请选择分类',
    ...FAULT_WORDS,
    shows: '请选择附图',
    markup: '正文是纯文字，不能含 HTML 标记',
    unseen: '文字里有看不见的控制字符，请去掉后再存',
    code: HELP_CODE_SAYS,
    long: '正文太长',
    parts: '有的部分还没写好，原因写在各部分下面',
  } satisfies Record<EditorFault, string>,
  failure: {
    network: '网络不通，办理失败。文字还在，请检查网络后重试。',
    unavailable: '服务器繁忙，办理失败。文字还在，请稍后重试。',
    moved: '别人刚刚改过这一篇，您的改动未存。请先复制您的文字，重新载入后再改。',
    taken: '这个编码已经有帮助了，请换一个。',
    refused: '现在不能这样办，请重新载入后再看。',
    gone: '没有这一篇，它可能已被删除，或者链接有误。',
    unexpected: '出了点问题，办理失败。文字还在，请重试。',
  } satisfies Record<EditorFailureCode, string>,
};
