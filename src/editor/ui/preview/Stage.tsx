import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { matchAddress } from '#core/routing/addresses.ts';
import type { PreviewChange, PreviewViews } from '#editor/protocol/preview.ts';
import { Frames, type SeenPage } from './frames.ts';
import type { PreviewCalls } from './preview-calls.ts';
import { type Device, signInAddress, type PreviewedView, widths } from './view.ts';

export interface StageProps {
  origin: string;
  label: string;
  device: Device;
  view: PreviewedView;
  views: PreviewViews;
  edits: unknown;
  calls: PreviewCalls;
  /** Persona of the stored session; undefined before the first sign-in. */
  signedIn: string | undefined;
  /** Whether this stage signs people in, where there are several. */
  isFirst: boolean;
  onSignedIn: (persona: string) => void;
  onPath: (path: string) => void;
  onChange: (change: PreviewChange) => void;
}

const pathOnly = (path: string): string => path.split('?')[0] ?? path;

/** The portal on one device, kept up with the edits. */
export function Stage({ device, ...props }: StageProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const width = widths[device];
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [width]);
  const container = usePortalFrames(props);
  return (
    <div ref={room} className="preview-stage" data-device={device}>
      <div
        ref={container}
        className="preview-screen"
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Keeps the frames of a stage at what the view and the edits say. @returns ref of their container */
function usePortalFrames(props: Omit<StageProps, 'device'>) {
  const { origin, label, view, edits, signedIn, isFirst } = props;
  const container = useRef<HTMLDivElement>(null);
  const frames = useRef<Frames>(undefined);
  const seen = useRef<SeenPage>(undefined);
  /** Path that has been asked for, until a page is seen. */
  const asked = useRef<string>(undefined);
  const ready = signedIn === view.persona;

  const update = useEffectEvent(async () => {
    const page = seen.current;
    if (!page) return;
    const change = await props.calls
      .preview({ path: pathOnly(page.path), page: page.page, sheet: page.sheet })
      .catch(() => undefined);
    // Another page has been loaded since.
    if (!change || seen.current !== page) return;
    props.onChange(change);
    if (change.changes === 'sheet') {
      seen.current = { ...page, sheet: change.sheet };
      frames.current?.colour({ address: change.sheet, colours: change.themeColors });
    }
    if (change.changes === 'page') frames.current?.load(origin + page.path, { keep: true });
  });

  const onSeen = useEffectEvent((page: SeenPage) => {
    seen.current = page;
    asked.current = undefined;
    if (isFirst) props.onSignedIn(view.persona);
    if (page.path !== view.path) props.onPath(page.path);
    // Edits that were made while it loaded.
    void update();
  });

  const show = useEffectEvent(() => {
    if (!ready && !isFirst) return;
    if (ready && (asked.current ?? seen.current?.path) === view.path) return;
    asked.current = view.path;
    if (ready) {
      frames.current?.load(origin + view.path);
      return;
    }
    const { routing } = props.views;
    const isPassing = (path: string): boolean => matchAddress(routing, pathOnly(path))?.route === 'sso';
    frames.current?.load(signInAddress(origin, view), { isPassing });
  });

  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const made = new Frames({ container: container.current, origin, label, onSeen });
    frames.current = made;
    return () => {
      made.close();
      frames.current = undefined;
      seen.current = undefined;
      asked.current = undefined;
    };
  }, [origin, label]);
  useEffect(() => {
    if (frames.current) frames.current.mode = view.mode;
  }, [view.mode]);
  useEffect(() => {
    show();
  }, [view.path, view.persona, ready]);
  useEffect(() => {
    void update();
  }, [edits]);
  return container;
}
