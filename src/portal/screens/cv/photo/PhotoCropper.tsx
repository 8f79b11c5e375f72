import { type PointerEvent, useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { type Crop, maxZoom, moveCrop, squareOf, zoomCrop } from './crop.ts';
import { drawCrop } from './draw.ts';

interface PhotoCropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** Side of the canvas in pixels; its size on the screen is set by the style sheet. */
const canvasSide = 512;

interface Point {
  x: number;
  y: number;
}

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Crops a picture to a square by dragging and pinching, or with sliders. */
export function PhotoCropper({ picture, crop, onCrop }: PhotoCropperProps) {
  const { t } = usePage().format;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef(crop);

  useEffect(() => {
    latest.current = crop;
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const change = (next: Crop): void => {
    latest.current = next;
    onCrop(next);
  };
  const onMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const before = [...pointers.current.values()];
    const previous = pointers.current.get(event.pointerId);
    if (!previous) return;
    const current = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, current);
    const after = [...pointers.current.values()];
    if (after.length > 1) {
      const spread = distance(before);
      if (spread > 0)
        change(zoomCrop(picture, latest.current, latest.current.zoom * (distance(after) / spread)));
      return;
    }
    const width = event.currentTarget.clientWidth;
    change(
      moveCrop(picture, latest.current, (previous.x - current.x) / width, (previous.y - current.y) / width),
    );
  };
  const onLeave = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);

  const square = squareOf(picture, crop);
  const sliders = [
    {
      label: t('cv.photoZoom'),
      value: crop.zoom,
      min: 1,
      max: maxZoom(picture),
      step: 0.05,
      isFixed: maxZoom(picture) === 1,
      set: (zoom: number) => zoomCrop(picture, crop, zoom),
    },
    {
      label: t('cv.photoAcross'),
      value: crop.x,
      min: 0,
      max: 1,
      step: 0.02,
      isFixed: picture.width <= square.side,
      set: (x: number) => ({ ...crop, x }),
    },
    {
      label: t('cv.photoDown'),
      value: crop.y,
      min: 0,
      max: 1,
      step: 0.02,
      isFixed: picture.height <= square.side,
      set: (y: number) => ({ ...crop, y }),
    },
  ];
  return (
    <div className="photo-cropper">
      <canvas
        ref={canvas}
        width={canvasSide}
        height={canvasSide}
        role="img"
        aria-label={t('cv.photoPreview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onMove}
        onPointerUp={onLeave}
        onPointerCancel={onLeave}
      />
      <div className="photo-sliders">
        <p className="field-hint">{t('cv.photoHint')}</p>
        {sliders.map(({ label, isFixed, set, ...range }) => (
          <label key={label}>
            {label}
            <input
              type="range"
              {...range}
              disabled={isFixed}
              onChange={({ target }) => change(set(Number(target.value)))}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
