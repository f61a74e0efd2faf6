import { useId } from 'react';

import type { CaseField, ColumnCheck } from '../../../domain/house/act-fields';
import {
  answeredKey,
  answerEntry,
  findFindingAnswer,
  FINDING_ANSWERS,
  type FindingAnswer,
  findingKey,
} from '../../../domain/house/finding-answers';
import { isContainerNo } from '../../../domain/order/boxes/container-number';
import type { DeskCaseIntents, DeskCaseView } from '../../../machines/house/desk-case';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { answerNames, deskFindingSentence } from '../../copy/house/findings';
import { Checkbox } from '../../ui/form/checkbox';
import { FIELD_BOX, FieldFrame, noteId } from '../../ui/form/field-frame';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';

type FieldProps = {
  field: CaseField;
  view: Pick<DeskCaseView, 'said' | 'fileNames' | 'isBusy' | 'shown'>;
  on: Pick<DeskCaseIntents, 'change' | 'chooseFiles'>;
};

const asText = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');
const asList = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' || value === undefined ? [] : value;

/** Figures as wide as one another, and cells of twelve of them. */
const TABLE_TEXT = 'font-mono [tab-size:12]';

function Lines({ field, view, on, words }: FieldProps & { words: { label: string; hint: string } }) {
  const id = useId();
  // Columns of a table stay below each other: its lines scroll and do not wrap.
  const isTable = asText(field.value).includes('\t');
  return (
    <FieldFrame id={id} {...words}>
      <div className={`${FIELD_BOX} h-auto`}>
        <textarea
          id={id}
          rows={isTable ? 14 : 4}
          {...(isTable && { wrap: 'off' })}
          readOnly={view.isBusy}
          value={asText(view.said[field.id])}
          aria-describedby={noteId(id)}
          className={`min-w-0 flex-1 rounded-control bg-transparent p-3 text-16 outline-none ${isTable ? TABLE_TEXT : ''}`}
          onChange={({ target }) => on.change(field.id, target.value)}
        />
      </div>
    </FieldFrame>
  );
}

function Choices({ field, view, on, words }: FieldProps & { words: { label: string; hint: string } }) {
  const chosen = asList(view.said[field.id]);
  const toggle = (key: string, isChosen: boolean) =>
    on.change(field.id, isChosen ? [...chosen, key] : chosen.filter((one) => one !== key));
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1.5 leading-5 font-medium text-ink">{words.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {field.options.map(({ key, name }) => (
          <Checkbox
            key={key}
            name={`${field.id} ${key}`}
            isChecked={chosen.includes(key)}
            isReadOnly={view.isBusy}
            onChange={(isChosen) => toggle(key, isChosen)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** An answer to each open finding, worded as its owner reads it. */
function Answers({ field, view, on, words }: FieldProps & { words: { label: string } }) {
  const entries = asList(view.said[field.id]);
  const order = view.shown?.kind === 'order' ? view.shown : null;
  const sentenceOf = (key: string, code: string): string => {
    const finding = order?.findings.find((one) => findingKey(one) === key);
    return order && finding ? deskFindingSentence(order.mode, finding) : code;
  };
  const answer = (key: string, chosen: FindingAnswer) =>
    on.change(field.id, [...entries.filter((entry) => answeredKey(entry) !== key), answerEntry(chosen, key)]);
  return (
    <fieldset className="mb-2 min-w-0">
      <legend className="mb-1.5 leading-5 font-medium text-ink">{words.label}</legend>
      {field.options.map(({ key, name }) => (
        <Select<FindingAnswer>
          key={key}
          label={sentenceOf(key, name)}
          hint=""
          placeholder={copy.choose}
          choices={FINDING_ANSWERS.map((one) => ({ key: one, label: answerNames[one] }))}
          chosen={findFindingAnswer(entries.find((entry) => answeredKey(entry) === key) ?? '') ?? null}
          isOff={view.isBusy}
          onChoose={(chosen) => answer(key, chosen)}
        />
      ))}
    </fieldset>
  );
}

const IMAGE = /\.(?:jpe?g|png)$/i;

function Files({ field: { isPhotos }, view, on, words }: FieldProps & { words: { label: string; hint: string } }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.label} hint={view.fileNames.join('、') || (isPhotos ? copy.photosOnly : '')}>
      <input
        id={id}
        type="file"
        multiple
        accept={isPhotos ? '.jpg,.jpeg,.png' : '.jpg,.jpeg,.png,.pdf'}
        aria-describedby={noteId(id)}
        className="block w-full py-2"
        onChange={({ target }) =>
          on.chooseFiles([...(target.files ?? [])].filter(({ name }) => isPhotos !== true || IMAGE.test(name)))
        }
      />
    </FieldFrame>
  );
}

function Amounts({ field, view, on, words }: FieldProps & { words: { label: string; hint: string } }) {
  const typed = asList(view.said[field.id]);
  const change = (at: number, amount: string) =>
    on.change(
      field.id,
      field.options.map((_, place) => (place === at ? amount : (typed[place] ?? ''))),
    );
  return (
    <fieldset className="mb-2 min-w-0">
      <legend className="mb-1.5 leading-5 font-medium text-ink">
        {words.label} {words.hint && <span className="font-normal text-muted">{words.hint}</span>}
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-3">
        {field.options.map(({ key, name }, at) => (
          <TextField
            key={key}
            label={name}
            hint=""
            inputMode="decimal"
            autoComplete="off"
            readOnly={view.isBusy}
            value={typed[at] ?? ''}
            onChange={({ target }) => change(at, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const NUMBERED = 'container';

/** Error of a cell; none while it is empty. */
function cellFault(typed: string, check: ColumnCheck | undefined): string | undefined {
  if (typed.trim() === '' || check === undefined || check.kind === 'day') return undefined;
  if (check.kind === NUMBERED) return isContainerNo(typed) ? undefined : copy.containerNo;
  return new RegExp(check.pattern, 'u').test(typed.trim()) ? undefined : check.message;
}

function Rows({ field, view, on, words }: FieldProps & { words: { label: string; hint: string } }) {
  const { id, options } = field;
  const typed = asList(view.said[id]);
  const rows = options.length === 0 ? 0 : Math.ceil(typed.length / options.length);
  const change = (at: number, cell: string) =>
    on.change(
      id,
      typed.map((one, place) => (place === at ? cell : one)),
    );
  return Array.from({ length: rows }, (_, row) => (
    <fieldset key={row} className="mb-2 min-w-0">
      <legend className="mb-1.5 leading-5 font-medium text-ink">{copy.row(words.label, row + 1)}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ key, name, check }, column) => {
          const at = row * options.length + column;
          return (
            <TextField
              key={key}
              label={name}
              hint={words.hint}
              type={check?.kind === 'day' ? 'date' : 'text'}
              autoComplete="off"
              readOnly={view.isBusy}
              value={typed[at] ?? ''}
              error={cellFault(typed[at] ?? '', check)}
              onChange={({ target }) => change(at, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}

const TYPES = { text: 'text', number: 'text', date: 'date', moment: 'datetime-local' } as const;

export function ActField({ field, view, on }: FieldProps) {
  const { id, kind, isNeeded, label, options } = field;
  const words = { label: label ?? copy.fields[id], hint: isNeeded ? '' : copy.free };
  if (kind === 'lines') return <Lines field={field} view={view} on={on} words={words} />;
  if (kind === 'choices') return <Choices field={field} view={view} on={on} words={words} />;
  if (kind === 'answers') return <Answers field={field} view={view} on={on} words={words} />;
  if (kind === 'amounts') return <Amounts field={field} view={view} on={on} words={words} />;
  if (kind === 'rows') return <Rows field={field} view={view} on={on} words={words} />;
  if (kind === 'files') return <Files field={field} view={view} on={on} words={words} />;
  if (kind === 'choice')
    return (
      <Select
        {...words}
        placeholder={copy.choose}
        choices={options.map(({ key, name }) => ({ key, label: name }))}
        chosen={asText(view.said[id]) || null}
        isOff={view.isBusy}
        onChoose={(key) => on.change(id, key)}
      />
    );
  return (
    <TextField
      {...words}
      type={TYPES[kind]}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      autoComplete="off"
      readOnly={view.isBusy}
      value={asText(view.said[id])}
      onChange={({ target }) => on.change(id, target.value)}
    />
  );
}
