import type { ServiceType } from '../../../domain/desk/services';
import { serviceTool } from '../../../domain/desk/tools/service';
import { serviceWords } from '../../copy/desk/service-tool';
import { SERVICE_WORDS, servicesCopy } from '../../copy/desk/services';
import { weekdayText } from '../../copy/words/moment-words';
import { createKit, type ToolKit } from './kit';

export const serviceKit = (type: ServiceType): ToolKit =>
  createKit({
    tool: serviceTool(type),
    words: serviceWords(SERVICE_WORDS[type].title),
    factWords: { hours: (hours) => servicesCopy.hours(Number(hours)) },
    givenWords: ({ at, ...rest }) => ({ ...rest, ...(typeof at === 'string' && { at: weekdayText(at) }) }),
  });
