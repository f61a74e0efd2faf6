export type HomeEvent = { type: 'code.toggle' } | { type: 'code.close' } | { type: 'top.seek' };
