export declare const rooms: Record<string, string[]>;
