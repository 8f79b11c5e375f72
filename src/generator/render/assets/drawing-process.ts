import { runChild, workingOn } from '#generator/processes/child-main.ts';
import { draw, type Drawing } from './draw.ts';

runChild((drawing: Drawing) => {
  workingOn(drawing.path);
  return draw(drawing);
});
