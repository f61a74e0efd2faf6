import { countOrBefore } from '../../../domain/values/typed-number';
import { LONGEST_WORDS } from '../../../domain/mall/asked';
import { SEND_CITIES } from '../../../domain/mall/places';
import type { MallBoardIntents, MallBoardView } from '../../../machines/booking/mall-board';
import { mallCopy } from '../../copy/mall/board';
import { placeName } from '../../copy/mall/names';
import { NativeSelect } from '../../ui/form/native-select';
import { TextField } from '../../ui/form/text-field';
import { Icon } from '../../ui/mark/icon';
import { Button } from '../../ui/press/button';

const { search: copy } = mallCopy;

const CITIES = SEND_CITIES.map((city) => ({ key: city, label: placeName(city) }));

type SearchLineProps = { view: MallBoardView; on: MallBoardIntents };

type ForOrderProps = Pick<SearchLineProps, 'on'> & { question: MallBoardView['question']; className?: string };

/** Quantity and city; every price in the list depends on them. */
export const ForOrder = ({ question, on, className = '' }: ForOrderProps) => (
  <>
    <div className={className}>
      <TextField
        hint={undefined}
        label={copy.kg}
        inputMode="numeric"
        value={question.kg === null ? '' : String(question.kg)}
        placeholder={copy.kgPlaceholder}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          const kg = countOrBefore(value, question.kg ?? 0);
          on.ask({ ...question, page: 1, kg: kg > 0 ? Math.min(kg, 1_000_000) : null });
        }}
      />
    </div>
    <div className={className}>
      <NativeSelect
        hint={undefined}
        label={copy.to}
        choices={CITIES}
        chosen={question.to ?? ''}
        open={copy.anywhere}
        onChoose={(to) => on.ask({ ...question, page: 1, to: to === '' ? null : to })}
      />
    </div>
  </>
);

/** Search text; on phones quantity and city are among the filters. */
export function SearchLine({ view: { question, typed }, on }: SearchLineProps) {
  return (
    <form
      role="search"
      className="grid items-start gap-x-3 max-md:-mb-4 md:grid-cols-[minmax(0,1fr)_120px_150px_auto] max-md:[&_label]:sr-only"
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      <div>
        <TextField
          hint={undefined}
          label={copy.label}
          type="search"
          value={typed}
          maxLength={LONGEST_WORDS}
          placeholder={copy.placeholder}
          autoComplete="off"
          prefix={<Icon name="search" className="ml-3 text-muted" />}
          onChange={(event) => on.type(event.target.value)}
        />
      </div>
      <ForOrder question={question} on={on} className="max-md:hidden" />
      <Button look="sea" type="submit" className="max-md:hidden md:mt-6.5">
        {copy.submit}
      </Button>
    </form>
  );
}
