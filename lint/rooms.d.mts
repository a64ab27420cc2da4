export declare const MAX_FOLDER_DEPTH: number;
export declare const rooms: Record<string, string[]>;
