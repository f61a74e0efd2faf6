import { resolve } from 'node:path';

import type { CampaignState } from '../../domain/campaigns/campaign';
import { writtenTime } from '../china-time';
import type { Queries } from '../database/database';
import { EXIT, StartFailure } from '../exit-codes';
import type { Log } from '../log';
import { openDatabase } from '../open-database';
import { projectRoot } from '../project-root';
import type { Settings } from '../settings';

export const isCampaignCommand = (word: string | undefined): boolean => word === 'campaigns';

const USAGE = `用法：
  npm run campaigns -- list              列出活动
  npm run campaigns -- take-back <编号>  撤下，读者立即看不到
  npm run campaigns -- publish <编号>    重新发布撤下的
  npm run campaigns -- bookings <编号>   列出谁约了哪个时段`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const STATES: Readonly<Record<CampaignState, string>> = { PUBLISHED: '已发布', TAKEN_BACK: '已撤下' };

function actIdIn(word: string | undefined): string {
  if (word === undefined || !/^\d{1,9}$/.test(word)) throw misused('编号应为数字');
  return word;
}

async function put(queries: Queries, word: string | undefined, state: CampaignState): Promise<string> {
  const actId = actIdIn(word);
  const found = await queries.query('update campaigns set state = $2 where act_id = $1 returning act_id', [
    actId,
    state,
  ]);
  if (found.length === 0) throw misused(`没有编号为 ${actId} 的活动`);
  return `${actId} ${STATES[state]}`;
}

type Booked = { startsAt: Date; company: string; name: string; phone: string; question: string };

/** What an editor says of campaigns, and who comes to them; the answer is for them alone. */
export async function campaignCommand(queries: Queries, [verb, word]: readonly string[]): Promise<string> {
  switch (verb) {
    case 'list': {
      const rows = await queries.query<{ actId: string; title: string; state: CampaignState; from: Date; to: Date }>(
        `select act_id as "actId", title, state, starts_at as "from", ends_at as "to" from campaigns order by act_id`,
      );
      return rows
        .map(({ actId, title, state, from, to }) =>
          [actId, STATES[state], title, writtenTime(from), writtenTime(to)].join('\t'),
        )
        .join('\n');
    }
    case 'take-back':
      return put(queries, word, 'TAKEN_BACK');
    case 'publish':
      return put(queries, word, 'PUBLISHED');
    case 'bookings': {
      const rows = await queries.query<Booked>(
        `select starts_at as "startsAt", company, name, phone, question from act_bookings
          where act_id = $1 order by starts_at, booked_at`,
        [actIdIn(word)],
      );
      if (rows.length === 0) return '还没有人预约';
      return rows
        .map(({ startsAt, company, name, phone, question }) =>
          [writtenTime(startsAt), company, name, phone, question].join('\t'),
        )
        .join('\n');
    }
    default:
      throw misused('请写明要做什么');
  }
}

export async function runCampaignCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const database = await openDatabase({ ...settings, dataDir: resolve(projectRoot(), settings.dataDir) }, log);
  try {
    return await campaignCommand(database, words);
  } finally {
    await database.close();
  }
}
