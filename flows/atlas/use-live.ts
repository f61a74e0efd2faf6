import { useSyncExternalStore } from 'react';

import type { LiveFlow, LiveMoment } from '../live/live-flow';

export const useLive = (flow: LiveFlow): LiveMoment => useSyncExternalStore(flow.subscribe, flow.current);
