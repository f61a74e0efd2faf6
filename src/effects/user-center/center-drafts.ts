import * as v from 'valibot';

import { storage } from '../storage';

type DraftFields = Readonly<Record<string, string>>;

const record = v.object({ owner: v.string(), typed: v.record(v.string(), v.string()) });

const centerDraftKey = (form: string) => `center-draft ${form}`;

/** Drafts of member center forms; they outlive reload and session, for the same user only. */
export const centerDraft = <TForm extends DraftFields>(form: string, blank: TForm, owner: () => string) => ({
  read(): TForm | null {
    try {
      const found = v.safeParse(record, JSON.parse(storage.read(centerDraftKey(form)) ?? 'null'));
      if (!found.success || owner() === '' || found.output.owner !== owner()) return null;
      const { typed } = found.output;
      return Object.keys(blank).every((field) => field in typed) ? { ...blank, ...typed } : null;
    } catch {
      return null;
    }
  },
  save: (_: unknown, typed: TForm): void =>
    void storage.write(
      centerDraftKey(form),
      JSON.stringify({ owner: owner(), typed } satisfies v.InferOutput<typeof record>),
    ),
  drop: (): void => storage.remove(centerDraftKey(form)),
});
