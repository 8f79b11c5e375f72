import { serve, workingOn } from '#build/isolation/serve.ts';
import { draw, type Drawing } from './draw.ts';

serve((drawing: Drawing) => {
  workingOn(drawing.path);
  return draw(drawing);
});
