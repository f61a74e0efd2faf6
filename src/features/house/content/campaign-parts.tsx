import { HERO_ARTS } from '../../../../domain/campaigns/campaign';
import type { BlockChange } from '../../../../domain/campaigns/changes';
import {
  BLOCK_FIELDS,
  BLOCK_TYPES,
  type BlockField,
  type BlockType,
  type WrittenBlock,
} from '../../../../domain/campaigns/written';
import { BOOKING_MODES } from '../../../../domain/mode-ids';
import type { ContentEditorView } from '../../../../machines/house/content-editor';
import { bookingSearchCopy } from '../../../copy/search/booking-search';
import { campaignPartsCopy as copy } from '../../../copy/house/campaign';
import { Checkbox } from '../../../ui/form/checkbox';
import { Select } from '../../../ui/form/select';
import { TextField } from '../../../ui/form/text-field';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Button } from '../../../ui/press/button';
import { TextArea } from './text-area';

type PartsProps = {
  view: Pick<ContentEditorView, 'partFaults' | 'removed'> & { blocks: readonly WrittenBlock[] };
  isFixed: boolean;
  onChange: (change: BlockChange) => void;
};

const ROWS: Partial<Record<BlockField, number>> = { lanes: 4, slots: 4, items: 6, questions: 8, paragraphs: 8 };

const isWide = (field: BlockField): boolean => field === 'modes' || field in ROWS;

type FieldProps = { block: WrittenBlock; field: BlockField; isFixed: boolean; onSay: (said: string) => void };

function Modes({ said, isFixed, onSay }: Pick<FieldProps, 'isFixed' | 'onSay'> & { said: string }) {
  const chosen = said.split(' ');
  const toggled = (mode: string, isChosen: boolean) =>
    BOOKING_MODES.filter((one) => (one === mode ? isChosen : chosen.includes(one))).join(' ');
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 font-medium text-ink">{copy.fields.modes}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {BOOKING_MODES.map((mode) => (
          <Checkbox
            key={mode}
            name={mode}
            isChecked={chosen.includes(mode)}
            isReadOnly={isFixed}
            onChange={(isChosen) => onSay(toggled(mode, isChosen))}
          >
            {bookingSearchCopy.mode[mode]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function Field({ block, field, isFixed, onSay }: FieldProps) {
  const said = block.said[field] ?? '';
  const label = copy.fields[field];
  const rows = ROWS[field];
  if (field === 'modes') return <Modes said={said} isFixed={isFixed} onSay={onSay} />;
  if (field === 'art')
    return (
      <Select<string>
        label={label}
        hint=""
        placeholder=""
        isOff={isFixed}
        choices={HERO_ARTS.map((key) => ({ key, label: copy.arts[key] }))}
        chosen={said === '' ? HERO_ARTS[0] : said}
        onChoose={onSay}
      />
    );
  if (rows !== undefined) return <TextArea label={label} rows={rows} isFixed={isFixed} value={said} onType={onSay} />;
  return (
    <TextField
      label={label}
      hint=""
      name={field}
      autoComplete="off"
      readOnly={isFixed}
      value={said}
      onChange={({ target }) => onSay(target.value)}
    />
  );
}

type PartProps = Omit<PartsProps, 'view'> & { view: PartsProps['view']; block: WrittenBlock; at: number };

function Part({ view, block, at, isFixed, onChange }: PartProps) {
  const { type } = block;
  const fields: readonly BlockField[] = BLOCK_FIELDS[type];
  const moves = [
    { key: 'up', label: copy.up, readAs: copy.upOf(type, at + 1), isOff: at === 0, by: -1 },
    { key: 'down', label: copy.down, readAs: copy.downOf(type, at + 1), isOff: at === view.blocks.length - 1, by: 1 },
  ] as const;
  return (
    <section aria-label={copy.part(type, at + 1)} className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-16">{copy.part(type, at + 1)}</h3>
        {!isFixed && (
          <div className="flex flex-wrap gap-2">
            {moves.map(({ key, label, readAs, isOff, by }) => (
              <Button
                key={key}
                look="line"
                size="small"
                isOff={isOff}
                readAs={readAs}
                onClick={() => onChange({ kind: 'move', at, by })}
              >
                {label}
              </Button>
            ))}
            <Button
              look="line"
              size="small"
              readAs={copy.removeOf(type, at + 1)}
              onClick={() => onChange({ kind: 'remove', at })}
            >
              {copy.remove}
            </Button>
          </div>
        )}
      </div>
      {fields.length === 0 && <p className="text-muted">{copy.nothing}</p>}
      <div className="grid gap-x-6 lg:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className={isWide(field) ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
            <Field
              block={block}
              field={field}
              isFixed={isFixed}
              onSay={(said) => onChange({ kind: 'say', at, field, said })}
            />
          </div>
        ))}
      </div>
      {(view.partFaults[at] ?? []).map((fault) => (
        <p key={fault} className="text-bad">
          {copy.faults[fault]}
        </p>
      ))}
    </section>
  );
}

function Removed({ type, onChange }: Pick<PartsProps, 'onChange'> & { type: BlockType }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span ref={catchFocus} className="outline-none">
        {copy.removed(type)}
      </span>
      <Button look="line" size="small" onClick={() => onChange({ kind: 'restore' })}>
        {copy.restore}
      </Button>
    </p>
  );
}

export function CampaignParts({ view, isFixed, onChange }: PartsProps) {
  return (
    <section className="mb-6 grid gap-4">
      <h2 className="text-20">{copy.title}</h2>
      <p className="text-muted">{copy.lead}</p>
      {view.blocks.map((block, at) => (
        <Part key={`${block.type} ${at}`} view={view} block={block} at={at} isFixed={isFixed} onChange={onChange} />
      ))}
      {view.removed !== null && !isFixed && <Removed type={view.removed} onChange={onChange} />}
      {!isFixed && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{copy.add}</span>
          {BLOCK_TYPES.map((type) => (
            <Button
              key={type}
              look="line"
              size="small"
              readAs={copy.addOne(type)}
              onClick={() => onChange({ kind: 'add', type })}
            >
              {copy.types[type]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
