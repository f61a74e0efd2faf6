import { baseline } from '../../../server/base/database/migrations';

/** Statements of a migration that the baseline replaces. */
export const earlierStatements = (version: number): readonly string[] => {
  const found = baseline.replaces.find((one) => one.version === version);
  if (!found) throw new Error(`the baseline replaces no migration ${version}`);
  return found.statements;
};
