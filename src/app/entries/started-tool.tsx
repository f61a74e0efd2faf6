import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import type { KeptCard } from '../../../domain/desk/kept-cards';
import { routePath, type RouteName } from '../../../domain/routes';
import type { PickerActor } from '../../../machines/booking/picker';
import { DeskTool } from '../../features/desk/desk-tool';
import type { CardParts, PickerDress } from '../../features/desk/parts';
import { Picker } from '../../features/port-picker/picker';
import type { ToolKit } from '../../trade/desk/kit';
import { composeDesk } from '../compose/compose-desk';
import { useGateway } from '../gateway-context';

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

type StartedToolProps = {
  kit: ToolKit;
  route: RouteName;
  brought?: string;
  renderCard?: (card: KeptCard) => CardParts;
};

export function StartedTool({ kit, route, ...rest }: StartedToolProps) {
  const gateway = useGateway();
  const chart = useMemo(() => composeDesk(gateway, routePath(route)), [gateway, route]);
  const input = useMemo(() => ({ tool: kit.tool }), [kit]);
  return <DeskTool actor={useActorRef(chart, { input })} kit={kit} renderPicker={renderPicker} {...rest} />;
}
