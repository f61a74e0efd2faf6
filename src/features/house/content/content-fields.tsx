import { DOCUMENT_HEADS, type DocumentHead } from '../../../../domain/content/document';
import { HELP_SHOWS } from '../../../../domain/content/help';
import { NEWS_TYPES } from '../../../../domain/content/news';
import type { ContentEditorIntents, ContentEditorView } from '../../../../machines/house/content-editor';
import { contentCopy as copy } from '../../../copy/house/content';
import { latestNewsCopy } from '../../../copy/content/latest-news';
import { Select } from '../../../ui/form/select';
import { TextField } from '../../../ui/form/text-field';
import { CampaignParts } from './campaign-parts';
import { TextArea } from './text-area';

type FieldsProps = {
  view: Pick<
    ContentEditorView,
    'ref' | 'key' | 'form' | 'canWrite' | 'isAsking' | 'isParting' | 'isWorking' | 'partFaults' | 'removed'
  >;
  on: Pick<ContentEditorIntents, 'typeKey' | 'typeHead' | 'typeText' | 'changeBlocks'>;
};

const isFixed = ({ canWrite, isAsking, isParting, isWorking }: FieldsProps['view']): boolean =>
  !canWrite || isAsking || isParting || isWorking;

const NONE = 'none';

const CHOICES: Partial<Record<DocumentHead, () => { key: string; label: string }[]>> = {
  type: () => NEWS_TYPES.map((key) => ({ key, label: latestNewsCopy.type[key] })),
  shows: () => [NONE, ...HELP_SHOWS].map((key) => ({ key, label: copy.shows[key as keyof typeof copy.shows] })),
};

function Head({ head, view, on }: FieldsProps & { head: DocumentHead }) {
  const said = view.form.heads[head] ?? '';
  const choices = CHOICES[head];
  if (!choices)
    return (
      <TextField
        label={copy.heads[head]}
        hint=""
        name={head}
        autoComplete="off"
        readOnly={isFixed(view)}
        value={said}
        onChange={({ target }) => on.typeHead(head, target.value)}
      />
    );
  return (
    <Select<string>
      label={copy.heads[head]}
      hint=""
      placeholder=""
      isOff={isFixed(view)}
      choices={choices()}
      chosen={said === '' && head === 'shows' ? NONE : said}
      onChoose={(key) => on.typeHead(head, key === NONE ? '' : key)}
    />
  );
}

export function ContentFields({ view, on }: FieldsProps) {
  const { ref, key, form } = view;
  return (
    <>
      {ref.kind === 'help' && ref.key === null && (
        <TextField
          label={copy.key}
          hint=""
          name="key"
          autoComplete="off"
          readOnly={isFixed(view)}
          value={key}
          onChange={({ target }) => on.typeKey(target.value)}
        />
      )}
      {DOCUMENT_HEADS[ref.kind].map((head) => (
        <Head key={head} head={head} view={view} on={on} />
      ))}
      {ref.kind === 'campaign' ? (
        <CampaignParts
          view={{ ...view, blocks: form.blocks ?? [] }}
          isFixed={isFixed(view)}
          onChange={on.changeBlocks}
        />
      ) : (
        <TextArea
          label={copy.text[ref.kind]}
          rows={18}
          isFixed={isFixed(view)}
          value={form.text}
          onType={on.typeText}
        />
      )}
    </>
  );
}
