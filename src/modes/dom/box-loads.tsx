import { DRY_BOXES } from '../../../domain/mode-ids';
import { LOAD_FIELDS } from '../../../domain/modes/dom/fields';
import { MOST_LOADS } from '../../../domain/modes/dom/form';
import { findUnpriced } from '../../../domain/modes/dom/reading';
import { isHomeBox } from '../../../domain/modes/dom/search';
import { CONTAINERS } from '../../../domain/offer/containers';
import { listEdit } from '../../../domain/order/form/list-edits';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { fieldError } from '../../trade/form-parts';
import { kgWords } from '../../trade/numbers';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import type { DomParts } from './dom-parts';

const { add, remove } = listEdit('loads');

const BOXES = DRY_BOXES.map((type) => ({ key: type, label: type }));

/** Container rows by weight: heavy and light ones of one type are separate. */
export function BoxLoads({ parts }: { parts: DomParts }) {
  const { view, on } = parts;
  const { loads } = view.form;
  const error = fieldError(view, 'loads');
  return (
    <Section
      title={copy.loads}
      note={copy.loadsNote}
      isBad={error !== undefined}
      aside={
        <Button
          look="line"
          size="small"
          isOff={view.isLocked || loads.length >= MOST_LOADS}
          onClick={() => on.edit(add)}
        >
          {copy.addLoad}
        </Button>
      }
    >
      <fieldset aria-label={domCopy.label.loads} tabIndex={-1} className="grid gap-3">
        {loads.map(({ type }, at) => {
          const field = (name: keyof typeof LOAD_FIELDS) => ({
            parts,
            path: `loads.${at}.${name}`,
            field: LOAD_FIELDS[name],
            label: domCopy.loadLabel[name],
          });
          return (
            <div
              key={at}
              className="grid grid-cols-2 items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_120px_minmax(0,1.4fr)_44px]"
            >
              <DeclaredField {...field('type')} choices={BOXES} />
              <DeclaredField {...field('count')} />
              <DeclaredField
                {...field('kg')}
                hint={isHomeBox(type) ? copy.most(kgWords(CONTAINERS[type].payloadKg)) : undefined}
                unit="kg"
              />
              <span className="sm:pt-6">
                {loads.length > 1 && !view.isLocked && (
                  <IconButton name="trash" label={copy.dropLoad(at + 1)} onClick={() => on.edit(remove(at))} />
                )}
              </span>
            </div>
          );
        })}
      </fieldset>
      <FieldMessage error={error} />
      {findUnpriced(view.form) === 'loads' && <p className="text-12 text-warn">{copy.waitWeight}</p>}
    </Section>
  );
}
