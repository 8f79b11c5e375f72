import { useEffect } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => Boolean(dataTransfer?.types.includes('Files'));

/** Keeps the browser from opening a file that is dropped outside of a file input. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent): void => {
      const isField = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (!isField && hasFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, []);
}
