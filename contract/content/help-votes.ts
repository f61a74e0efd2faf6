import * as v from 'valibot';

import { HELP_CODE, HELP_CODE_SAYS } from '../../domain/content/help';
import { endpoint } from '../wire/endpoint';
import { counted, vote } from '../../domain/content/help-vote-shape';

const code = v.pipe(v.string(), v.regex(HELP_CODE, HELP_CODE_SAYS));
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** A reader is identified by a cookie that the gateway sets with the first vote. */
export const ownHelpVote = endpoint({
  summary: '这个浏览器对一页帮助说过什么：有没有帮助，以及原因',
  method: 'POST',
  path: '/api-cms/help/vote/own',
  request: v.object({ code, version }),
  /** Null when this browser has not voted on this version. */
  reply: v.object({ vote: v.nullable(counted) }),
  access: 'public',
  urlSafe: false,
});

export const voteOnHelp = endpoint({
  summary: '说一页帮助有没有帮助；没有帮助的说明原因。一个浏览器对一版只算一次，可以改',
  method: 'POST',
  path: '/api-cms/help/vote',
  request: v.object({ code, version, ...vote }),
  reply: v.object({ vote: counted }),
  access: 'public',
  urlSafe: false,
});

export const helpVoteEndpoints = { ownHelpVote, voteOnHelp };
