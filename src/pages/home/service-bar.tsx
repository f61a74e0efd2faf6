import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { homeIntents, selectIsCodeShown, type HomeActor } from '../../../machines/shell/home';
import { ServiceBarView } from '../../features/service-bar/service-bar';

export function ServiceBar({ actor }: { actor: HomeActor }) {
  const isCodeShown = useSelector(actor, selectIsCodeShown);
  const { toggleCode, closeCode, seekTop } = useMemo(() => homeIntents(actor), [actor]);
  return <ServiceBarView isCodeShown={isCodeShown} onToggleCode={toggleCode} onCloseCode={closeCode} onTop={seekTop} />;
}
