import { runChild, workingOn } from '#build/isolation/serve.ts';
import { draw, type Drawing } from './draw.ts';

runChild((drawing: Drawing) => {
  workingOn(drawing.path);
  return draw(drawing);
});
