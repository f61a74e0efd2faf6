import { DEM_TOOL } from '../../../../domain/desk/tools/dem';
import { demWords } from '../../../copy/desk/dem';
import { createKit } from '../kit';

export default createKit({ tool: DEM_TOOL, words: demWords });
