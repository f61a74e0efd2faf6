import * as v from 'valibot';

import { HELP_CODE, HELP_SHOWS, HELP_CODE_SAYS } from '../../domain/content/help';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { helpVoteEndpoints } from './help-votes';

const reads = { method: 'GET', access: 'public', urlSafe: true } as const;

const leaf = { code: v.string(), group: v.string(), title: v.string() };
const body = {
  intro: v.string(),
  sections: v.array(v.object({ title: v.string(), text: v.string() })),
  shows: v.nullable(v.picklist(HELP_SHOWS)),
  /** Count of publications: votes belong to the version that was read. */
  version: v.number(),
};

/** Changes whenever a page is published or withdrawn. */
const revision = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const helpTree = endpoint({
  summary: '帮助目录，按编码排列；目录或任何一页变了，revision 就变',
  path: '/api-cms/help/tree',
  request: nothing,
  reply: v.object({ revision, pages: v.array(v.object(leaf)) }),
  ...reads,
});

export const helpDetail = endpoint({
  summary: '一页帮助：编码可以是一页，也可以是上级，上级打开它的第一页；不写打开第一页',
  path: '/api-cms/help/detail',
  request: v.object({ code: v.optional(v.pipe(v.string(), v.regex(HELP_CODE, HELP_CODE_SAYS))) }),
  reply: v.object({
    ...leaf,
    ...body,
    changedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  ...reads,
});

/** `revision` as in the tree. The whole text is small, so the page searches and opens articles locally. */
export const helpPages = endpoint({
  summary: '全部帮助的文字，供页面自己打开与搜索；typed 为标题的拼音与首字母',
  path: '/api-cms/help/pages',
  request: nothing,
  reply: v.object({
    revision,
    pages: v.array(v.object({ ...leaf, ...body, typed: v.array(v.string()) })),
  }),
  ...reads,
});

export const helpEndpoints = { helpTree, helpDetail, helpPages, ...helpVoteEndpoints };
