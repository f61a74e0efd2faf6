import { createHash } from 'node:crypto';

import { byCode, type HelpText, meantBy } from '../../../domain/content/help';
import type { Queries } from '../../base/database/database';

type Row = { code: string; body: HelpText; version: number; changedAt: Date };

export const helpStore = ({ query }: Queries) => {
  async function pages(): Promise<Row[]> {
    const rows = await query<Row>(
      `select key as code, body, version, changed_at as "changedAt" from documents
        where kind = 'help' and state = 'PUBLISHED'`,
    );
    return rows.toSorted((one, other) => byCode(one.code, other.code));
  }

  return {
    /** All pages, and a revision that changes with any. */
    async all() {
      const rows = await pages();
      const standing = JSON.stringify(rows.map(({ code, version }) => [code, version]));
      return {
        revision: createHash('sha256').update(standing).digest('base64url').slice(0, 16),
        pages: rows.map(({ code, body, version }) => ({ code, ...body, version })),
      };
    },

    async page(code: string) {
      const row = meantBy(await pages(), code);
      return row && { code: row.code, ...row.body, version: row.version, changedAt: row.changedAt.toISOString() };
    },
  };
};

export type HelpStore = ReturnType<typeof helpStore>;
