@rem npm has cmd.exe run the scripts here, which has no exec; with sh it makes a signal to npm reach the program.
@%*
