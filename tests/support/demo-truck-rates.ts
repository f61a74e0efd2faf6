import type { RoadCarrier } from '../../domain/modes/truck/carriers';
import { partRates, truckRates } from '../../domain/modes/truck/tariff';
import type { Vehicle } from '../../domain/modes/truck/vehicles';
import { demoTariffs } from '../../server/trade/modes/sheets';
import { truckPrices } from '../../server/trade/modes/truck/tariff';

type Carrier = Pick<RoadCarrier, 'share'>;

function whole<TRates>(rates: TRates | null): TRates {
  if (rates === null) throw new Error('the demo has every price');
  return rates;
}

const prices = () => whole(truckPrices(demoTariffs()));

export const demoTruckRates = (vehicle: Vehicle, carrier: Carrier) => whole(truckRates(vehicle, carrier, prices()));
export const demoPartRates = (vehicle: Vehicle, carrier: Carrier) => whole(partRates(vehicle, carrier, prices()));
