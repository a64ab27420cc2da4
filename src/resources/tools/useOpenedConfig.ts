import { useEffect, useRef, useState } from 'react';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { parseValue } from '../../editors/json/findSyntaxError.ts';
import { configIn, configsWith, toolConfigText } from './toolConfigs.ts';
import type { ToolRecord } from './useConfigDocument.ts';

/** The field of a tool that was saved. */
type ConfigField = Pick<ToolRecord, 'toolConfigs'> | Pick<ToolRecord, 'toolDefaultConfig'>;

interface Opened {
  /** Changes with the document. */
  key: number;
  /** The application of the config, or undefined for the tool's default. */
  application: string | undefined;
  text: string;
  /** The stored text. */
  saved: string;
  /** The tool when the config was opened or saved. Later differences are changes of other users. */
  tool: ToolRecord;
}

const configOf = (tool: ToolRecord, application: string | undefined) =>
  configIn(tool, application ?? '').config;

/** Holds the config in the editor. Changes of other users replace it while it has no unsaved text. */
export function useOpenedConfig(tool: ToolRecord, first: string | undefined) {
  const [opened, setOpened] = useState<Opened>(() => ofApplication(first, 0));
  const isUnsaved = useRef(false);

  function ofApplication(application: string | undefined, key: number): Opened {
    const text = toolConfigText(configOf(tool, application));
    return { key, application, text, saved: text, tool };
  }
  const openConfig = (application: string | undefined) =>
    setOpened(before => ofApplication(application, before.key + 1));

  useEffect(() => {
    if (isUnsaved.current || tool === opened.tool) return;
    if (isEquivalent(configOf(tool, opened.application), parseValue(opened.saved), { field: 'config' }))
      setOpened(before => ({ ...before, tool }));
    else openConfig(opened.application);
    // Only a change of the tool contains configs of other users.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tool]);

  return {
    opened,
    open: openConfig,
    /** Returns whether the open config stays open with this selection. */
    stays: ([first, ...more]: string[]) =>
      opened.application === first || (opened.application !== undefined && more.includes(opened.application)),
    unsaved: {
      get current() {
        return isUnsaved.current;
      },
      note: (is: boolean) => void (isUnsaved.current = is),
    },
    /** A draft began with this config, so the tool is treated as it was then. */
    onDraftBase: (base: string) =>
      setOpened(before => {
        const { application, tool } = before;
        const config = parseValue(base);
        if (isEquivalent(configOf(tool, application), config, { field: 'config' })) return before;
        const then =
          application === undefined
            ? { toolDefaultConfig: config as ToolRecord['toolDefaultConfig'] }
            : { toolConfigs: configsWith(tool, [application], config) };
        return { ...before, saved: base, tool: { ...tool, ...then } };
      }),
    /** Called after this text was stored, for the selected applications or as the default. */
    saved: (text: string, field: ConfigField) =>
      setOpened(before => {
        const after: ToolRecord = { ...before.tool, ...field };
        // If only the default was saved, an application's own config stays unsaved.
        const isThis =
          'toolConfigs' in field ||
          before.application === undefined ||
          configIn(after, before.application).from !== 'application';
        return { ...before, tool: after, ...(isThis && { saved: text }) };
      }),
  };
}
