import type { Region } from '../../../domain/places/regions';
import { orderPartsCopy } from '../../copy/trade';
import { fieldNames } from '../../copy/trade/fields';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { LinkButton } from '../../ui/press/link-button';
import { Select } from '../../ui/form/select';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from '../form-parts';

const { region: copy } = orderPartsCopy;
const PATH = 'pickupRegion';

export type RegionParts = {
  view: {
    province: string;
    city: string;
    district: string;
    /** Empty while the parent is not chosen or the list is loading. */
    provinces: readonly Region[];
    cities: readonly Region[];
    districts: readonly Region[];
    isBusy: boolean;
    failureCode: keyof typeof copy.failure | null;
  };
  on: {
    chooseProvince: (code: string) => void;
    chooseCity: (code: string) => void;
    chooseDistrict: (code: string) => void;
    retry: () => void;
  };
};

type LevelProps = {
  parts: FormParts;
  name: string;
  regions: readonly Region[];
  chosen: string;
  /** True once the parent is chosen. Open also while loading, so that tabbing on does not skip the field. */
  isOpen: boolean;
  isBusy: boolean;
  /** True for the next level to choose, which shows the error. */
  isNext: boolean;
  onChoose: (code: string) => void;
};

function Level({ parts: { view }, name, regions, chosen, isOpen, isBusy, isNext, onChoose }: LevelProps) {
  const listed = regions.map(({ code, name: label }) => ({ key: code, label, isOff: false }));
  const choices = listed.length > 0 ? listed : [{ key: '', label: isBusy ? copy.busy : copy.none, isOff: true }];
  return (
    <Select
      label={name}
      hint=""
      choices={choices}
      chosen={listed.some(({ key }) => key === chosen) ? chosen : null}
      placeholder={copy.choose}
      isOff={view.isLocked || !isOpen}
      error={isNext ? fieldError(view, PATH) : undefined}
      required={requiredLabel(view, PATH)}
      onChoose={onChoose}
    />
  );
}

type RegionProps = {
  parts: FormParts;
  region: RegionParts;
  names?: Readonly<Record<'province' | 'city' | 'district', string>>;
};

export function PickupRegionView({ parts, region: { view, on }, names = copy }: RegionProps) {
  const { province, city, district, provinces, cities, districts, isBusy } = view;
  const ref = useFocusTurn<HTMLFieldSetElement>(focusTurnAtPath(parts.view, PATH), 'button[data-invalid]');
  return (
    <fieldset ref={ref} className="min-w-0 sm:col-span-2">
      <legend className="sr-only">{fieldNames.pickupRegion}</legend>
      <div className="grid gap-x-4 sm:grid-cols-3">
        <Level
          parts={parts}
          name={names.province}
          regions={provinces}
          chosen={province}
          isOpen
          isBusy={isBusy}
          isNext={province === ''}
          onChoose={on.chooseProvince}
        />
        <Level
          parts={parts}
          name={names.city}
          regions={cities}
          chosen={city}
          isOpen={province !== ''}
          isBusy={isBusy}
          isNext={province !== '' && city === ''}
          onChoose={on.chooseCity}
        />
        <Level
          parts={parts}
          name={names.district}
          regions={districts}
          chosen={district}
          isOpen={city !== ''}
          isBusy={isBusy}
          isNext={city !== ''}
          onChoose={(code) => {
            on.chooseDistrict(code);
            parts.on.leave(PATH);
          }}
        />
      </div>
      <p role="status" className="text-12 text-muted empty:hidden">
        {isBusy && copy.busy}
      </p>
      {view.failureCode !== null && (
        <p className="mb-3 text-bad">
          <span role="alert">{copy.failure[view.failureCode]}</span>{' '}
          <LinkButton onClick={on.retry}>{copy.retry}</LinkButton>
        </p>
      )}
    </fieldset>
  );
}
